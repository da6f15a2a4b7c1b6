import { createRemoteApp, useHost, useStore } from '@canchero/shared-contracts/kit';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { Button, makeStyles, Title2 } from '@canchero/shared-contracts/ui';
import { useState } from 'react';

const useStyles = makeStyles({ root: { padding: '24px' } });

/** Greets the user of the session and counts clicks: with the shell's services, styles and React. */
function Screen() {
  const [count, setCount] = useState(0);
  const styles = useStyles();
  const user = useStore(useHost().session, (session) => session.user);
  return (
    <div className={styles.root}>
      <Title2 as="h1">{user?.name}</Title2>
      <Button onClick={() => setCount(count + 1)}>{`Clics: ${count}`}</Button>
    </div>
  );
}

const App = () => (
  <Routes>
    <Route path="/vite" element={<Screen />} />
  </Routes>
);

const app: object = createRemoteApp({ name: 'mfe-vite', App, messages: async () => ({}) });
export default app;
