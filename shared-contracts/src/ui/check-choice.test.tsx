import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckChoice } from './check-choice';

const options = [
  ['padel', 'Pádel'],
  ['tennis', 'Tenis'],
  ['squash', 'Squash'],
] as const;

function Sports({ problem }: { problem?: string }) {
  const [value, setValue] = useState<(typeof options)[number][0][]>(['squash']);
  return (
    <>
      <CheckChoice label="Deportes" options={options} value={value} onChange={setValue} problem={problem} />
      <output>{value.join()}</output>
    </>
  );
}

test('the words beside a box work that box, and what is chosen stands in the order of the options', async () => {
  const user = userEvent.setup();
  render(<Sports />);
  await user.click(screen.getByText('Tenis'));
  expect(screen.getByRole('status')).toHaveTextContent('tennis,squash');
  await user.click(screen.getByRole('checkbox', { name: 'Squash' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^tennis$/);
});

test('what was chosen and is no longer offered stays chosen', async () => {
  const onChange = jest.fn();
  render(<CheckChoice label="Canchas" options={[['b', 'Dos']]} value={['a', 'b']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dos' }));
  expect(onChange).toHaveBeenCalledWith(['a']);
});

test('what is wrong with the choice is said of the whole group', () => {
  render(<Sports problem="Elegí al menos un deporte." />);
  expect(screen.getByRole('group', { name: 'Deportes' })).toHaveAccessibleDescription('Elegí al menos un deporte.');
});
