import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { testLabels } from '../testing/labels';
import { Button, LabelsProvider, UiProvider } from './core';
import {
  DialogForm,
  DialogHost,
  FormPanel,
  Question,
  SidePanel,
  SidePanelBody,
  useFailure,
  useWhileOpen,
} from './overlay';

type Overlay = (close: () => void) => ReactNode;

/** A page with a button for each of them. */
function Page({ overlays, labels = testLabels }: { overlays: Record<string, Overlay>; labels?: typeof testLabels }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <UiProvider theme="light">
      <LabelsProvider labels={labels}>
        {Object.keys(overlays).map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        {open && overlays[open]?.(() => setOpen(null))}
      </LabelsProvider>
    </UiProvider>
  );
}

test('what lies below is there again for everyone, and has the focus, once a panel has gone away', async () => {
  const user = userEvent.setup();
  render(
    <Page
      overlays={{
        panel: (close) => (
          <SidePanel title="Panel" onClose={close}>
            <SidePanelBody>…</SidePanelBody>
          </SidePanel>
        ),
      }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'panel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'panel', hidden: false })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'panel', hidden: false })).toHaveFocus());
});

test('a dialog that fades lets presses through to what is below', async () => {
  const user = userEvent.setup();
  const shown = (open: boolean) => (
    <UiProvider theme="light">
      <DialogHost open={open} onClose={() => {}}>
        <Button>save</Button>
      </DialogHost>
    </UiProvider>
  );
  const { rerender } = render(shown(true));
  const surface = (await screen.findByRole('button', { name: 'save' })).closest('[role="dialog"]');
  const backdrop = surface?.previousElementSibling;
  if (!surface || !backdrop) throw new Error('the dialog is not shown');
  const takes = (element: Element) =>
    user.click(element).then(
      () => true,
      () => false,
    );
  expect([await takes(surface)]).toEqual([true]);
  rerender(shown(false));
  expect([await takes(surface), await takes(backdrop)]).toEqual([false, false]);
});

function CourtForm({ onClose }: { onClose(): void }) {
  const [failure, setFailure] = useState('');
  return (
    <FormPanel
      title="Court"
      submit="save"
      failure={failure}
      onSubmit={async () => setFailure('taken')}
      onClose={onClose}
    >
      <input aria-label="name" />
      <input aria-label="price" aria-invalid />
    </FormPanel>
  );
}

test('a form in a panel says what failed, and leads to the first field that is wrong', async () => {
  const user = userEvent.setup();
  render(<Page overlays={{ court: (close) => <CourtForm onClose={close} /> }} />);
  await user.click(screen.getByRole('button', { name: 'court' }));
  await user.type(screen.getByLabelText('name'), 'Court 1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('taken');
  expect(screen.getByLabelText('price')).toHaveFocus();
});

test('a failure above a long form is brought into view', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  try {
    const user = userEvent.setup();
    render(<Page overlays={{ court: (close) => <CourtForm onClose={close} /> }} />);
    await user.click(screen.getByRole('button', { name: 'court' }));
    await user.click(screen.getByRole('button', { name: 'save' }));
    expect(shown).toContain(await screen.findByRole('alert'));
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

/** A form whose answer is late. */
const lateForm =
  (answer: Promise<void>): Overlay =>
  (close) => (
    <FormPanel title="Cash" submit="close the cash" onSubmit={() => answer} onClose={close}>
      <input aria-label="counted" />
    </FormPanel>
  );

test('the focus stays on the button of a form while it is sent, so that keys still reach the panel', async () => {
  const user = userEvent.setup();
  let refuse = () => {};
  const answer = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  render(<Page overlays={{ cash: lateForm(answer) }} />);
  await user.click(screen.getByRole('button', { name: 'cash' }));
  await user.click(await screen.findByRole('button', { name: 'close the cash' }));
  const button = await screen.findByRole('button', { name: 'saving' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  refuse();
  expect(await screen.findByRole('button', { name: 'close the cash' })).toHaveFocus();
});

/** An overlay, by default a panel, whose opener, which stands on `page`, is gone when it closes. */
function Opener({ page, overlay = panel }: { page(opener: ReactNode): ReactNode; overlay?: typeof panel }) {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  const close = () => {
    setOpen(false);
    setThere(false);
  };
  return (
    <UiProvider theme="light">
      <LabelsProvider labels={testLabels}>
        {page(there && <Button onClick={() => setOpen(true)}>open</Button>)}
        {overlay(open, close)}
      </LabelsProvider>
    </UiProvider>
  );
}
const panel = (open: boolean, close: () => void): ReactNode =>
  open && (
    <SidePanel title="Panel" onClose={close}>
      …
    </SidePanel>
  );

test('the page takes the focus of a panel whose opener is gone', async () => {
  const user = userEvent.setup();
  render(<Opener page={(opener) => <main tabIndex={-1}>{opener}</main>} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(await screen.findByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.getByRole('main', { hidden: true })).toHaveFocus());
});

test('a panel that is still open takes the focus of one over it whose opener is gone', async () => {
  const user = userEvent.setup();
  const around = (opener: ReactNode) => (
    <main tabIndex={-1}>
      <SidePanel title="Order" onClose={() => undefined}>
        {opener}
      </SidePanel>
    </main>
  );
  render(<Opener page={around} />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  const panel = await screen.findByRole('dialog', { name: 'Panel' });
  await user.click(within(panel).getByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Order', hidden: true })).toHaveFocus());
});

/** Returns a dialog with a form that sends by `submit`. */
const refundForm =
  (submit: () => Promise<boolean>, onKeyDown?: (event: KeyboardEvent) => void): Overlay =>
  (close) => (
    <DialogHost open onClose={close}>
      <DialogForm
        title="Refund"
        action="send"
        onSubmit={submit}
        explain={(error) => (error as Error).message}
        onClose={close}
        {...(onKeyDown && { onKeyDown })}
      >
        <input aria-label="reason" />
      </DialogForm>
    </DialogHost>
  );

test('a form in a dialog closes once it is done, and stays with the reason when it is not', async () => {
  const submit = jest.fn<Promise<boolean>, []>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(true);
  const user = userEvent.setup();
  render(<Page overlays={{ refund: refundForm(submit) }} />);
  await user.click(screen.getByRole('button', { name: 'refund' }));
  await user.click(await screen.findByRole('button', { name: 'send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('no');
  await user.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(submit).toHaveBeenCalledTimes(2);
});

test('the reason why a form in a dialog failed is there until what was sent is changed', async () => {
  const onKeyDown = (event: KeyboardEvent) => event.key === '2' && event.preventDefault();
  const submit = () => Promise.reject(new Error('no'));
  const user = userEvent.setup();
  render(<Page overlays={{ refund: refundForm(submit, onKeyDown) }} />);
  await user.click(screen.getByRole('button', { name: 'refund' }));
  const send = await screen.findByRole('button', { name: 'send' });
  await user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('no');
  await user.keyboard('1');
  expect(screen.getByRole('alert')).toBeVisible();
  await user.keyboard('2');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(send);
  await screen.findByRole('alert');
  await user.type(screen.getByRole('textbox', { name: 'reason' }), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form in a dialog that fails after it was closed is told under its title', async () => {
  const user = userEvent.setup();
  let refuse = (_: Error) => {};
  const answer = new Promise<boolean>((_, reject) => {
    refuse = reject;
  });
  const tellLate = jest.fn();
  render(<Page overlays={{ refund: refundForm(() => answer) }} labels={{ ...testLabels, tellLate }} />);
  await user.click(screen.getByRole('button', { name: 'refund' }));
  await user.click(await screen.findByRole('button', { name: 'send' }));
  await user.click(screen.getByRole('button', { name: 'cancel' }));
  expect(tellLate).not.toHaveBeenCalled();
  refuse(new Error('no'));
  await waitFor(() => expect(tellLate.mock.calls).toEqual([['Refund', 'no']]));
});

/** A panel and a question that hold their failure, which comes with `answer`. */
function HeldPanel({ answer, onClose }: { answer: Promise<void>; onClose(): void }) {
  const [failure, fail] = useFailure('Cash');
  return (
    <FormPanel
      title="Cash"
      submit="send"
      failure={failure}
      onSubmit={() => answer.catch(worded(fail))}
      onClose={onClose}
    >
      …
    </FormPanel>
  );
}
function HeldQuestion({ answer, onClose }: { answer: Promise<void>; onClose(): void }) {
  const [failure, fail] = useFailure('Removal', (error: Error) => error.message);
  return (
    <Question title="Remove?" confirm="send" keep="close" onConfirm={() => void answer.catch(fail)} onKeep={onClose}>
      {failure?.message}
    </Question>
  );
}
const worded = (fail: (reason: string) => void) => (error: Error) => fail(error.message);

test.each([
  ['panel', 'Cash', HeldPanel],
  ['question', 'Removal', HeldQuestion],
])('a %s that fails after it was closed is told under its title', async (name, title, Held) => {
  const user = userEvent.setup();
  let refuse = (_: Error) => {};
  const answer = new Promise<void>((_, reject) => {
    refuse = reject;
  });
  const tellLate = jest.fn();
  const held: Overlay = (close) => <Held answer={answer} onClose={close} />;
  render(<Page overlays={{ [name]: held }} labels={{ ...testLabels, tellLate }} />);
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'send' }));
  await user.click(screen.getByRole('button', { name: 'close' }));
  refuse(new Error('no'));
  await waitFor(() => expect(tellLate.mock.calls).toEqual([[title, 'no']]));
});

/** A panel that closes once `answer` has come. */
function ClosingPanel({ answer, onClose }: { answer: Promise<unknown>; onClose(): void }) {
  const close = useWhileOpen(onClose);
  return (
    <FormPanel title="Court" submit="send" onSubmit={() => answer.then(close)} onClose={onClose}>
      …
    </FormPanel>
  );
}

test.each<[string, (answer: Promise<boolean>) => Overlay]>([
  ['dialog', (answer) => refundForm(() => answer)],
  ['panel', (answer) => (close) => <ClosingPanel answer={answer} onClose={close} />],
])('a form in a %s that is done after it was closed leaves what was opened since', async (name, form) => {
  const user = userEvent.setup();
  let done = (_: boolean) => {};
  const answer = new Promise<boolean>((resolve) => {
    done = resolve;
  });
  render(<Page overlays={{ [name]: form(answer), other: panel.bind(null, true) }} />);
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'send' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'other' }));
  // hidden from assistive technology for a moment, as all but the one that was closed
  await screen.findByRole('dialog', { name: 'Panel' });
  await act(async () => done(true));
  expect(screen.getByRole('dialog', { name: 'Panel' })).toBeVisible();
});

test('a dialog whose opener is gone takes the focus back without moving the page', async () => {
  const user = userEvent.setup();
  const question = (open: boolean, close: () => void) => (
    <DialogHost open={open} onClose={close}>
      <Button onClick={close}>yes</Button>
    </DialogHost>
  );
  render(<Opener page={(opener) => opener} overlay={question} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  const focus = jest.spyOn(HTMLSpanElement.prototype, 'focus');
  await user.click(await screen.findByRole('button', { name: 'yes' }));
  await waitFor(() => expect(focus).toHaveBeenCalled());
  expect(focus.mock.calls).toEqual(focus.mock.calls.map(() => [{ preventScroll: true }]));
});
