import { UiProvider } from '@canchero/shared-contracts/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Show = (content: ReactNode) => void;

/** The page around an agenda, alike for all: React and the design system are up before anything is measured. */
const Page = ({ connect }: { connect: (show: Show) => void }) => (
  <UiProvider theme="light" className="page">
    <header>
      <h1>Agenda</h1>
    </header>
    <main>
      <Content connect={connect} />
    </main>
  </UiProvider>
);

/** A state of its own, so that the page around is not drawn again with it. */
function Content({ connect }: { connect: (show: Show) => void }) {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => connect(setContent), [connect]);
  return content;
}

export function createHost() {
  let show: Show = () => undefined;
  const connect = (ready: Show) => {
    show = ready;
  };
  createRoot(document.getElementById('root') as HTMLElement).render(<Page connect={connect} />);
  return {
    show<Props extends object>(Content: ComponentType<Props>, props: Props) {
      show(<Content {...props} />);
    },
  };
}
