import { useEffect, useState } from 'react';
import { onDemand } from '../parts/on-demand';
import { bindSignInQuestion } from '../session/sign-in-question';

const SignInDialog = onDemand(
  () => import(/* webpackChunkName: "account" */ '../account/sign-in-dialog').then((m) => m.SignInDialog),
  { when: ({ answer }) => answer !== null, onFailure: ({ answer }) => answer?.(null) },
);

type Answer = (token: string | null) => void;

/** Draws the dialog that asks whose session lapsed for the password. A page that is left meanwhile is given up. */
export function SignInQuestion() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(
    () =>
      bindSignInQuestion(async () => {
        const token = await new Promise<string | null>((resolve) => setAnswer(() => resolve));
        setAnswer(null);
        return token;
      }),
    [],
  );
  useEffect(() => () => answer?.(null), [answer]);
  return <SignInDialog answer={answer} />;
}
