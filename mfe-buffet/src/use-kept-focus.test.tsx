import { render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useKeptFocus } from './use-kept-focus';

/** A place with a button within, or in an overlay over it. */
const Place = ({ shown, over = false }: { shown: boolean; over?: boolean }) => {
  const button = shown && <button type="button">remove</button>;
  return (
    <section aria-label="lines" {...useKeptFocus()}>
      {over ? createPortal(button, document.body) : button}
    </section>
  );
};

test('the focus of what goes away stays in its place', () => {
  const { rerender } = render(<Place shown />);
  screen.getByRole('button').focus();
  rerender(<Place shown={false} />);
  expect(screen.getByRole('region', { name: 'lines' })).toHaveFocus();
});

test('the focus of an overlay that goes away is not taken behind another', () => {
  const { rerender } = render(<Place shown over />);
  screen.getByRole('button').focus();
  rerender(<Place shown={false} over />);
  expect(document.body).toHaveFocus();
});
