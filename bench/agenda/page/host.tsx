import { UiProvider } from '@canchero/shared-contracts/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Show = (content: ReactNode) => void;

/** Page around an agenda. */
export type Host = ReturnType<typeof createHost>;

/** Renders the page around an agenda, the same for all. React and the design system run before anything is measured. */
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

/** Keeps its own state, so that the page around it is not rendered again. */
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
