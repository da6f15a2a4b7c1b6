import { useText } from '../../text';
import { ActionLink } from '../action-link';

/** Links to the sections of the page. */
export function SectionLinks() {
  const text = useText();
  return (
    <>
      <ActionLink to="/#features" look="subtle">
        {text('landing.nav.features')}
      </ActionLink>
      <ActionLink to="/#pricing" look="subtle">
        {text('landing.nav.pricing')}
      </ActionLink>
      <ActionLink to="/#customers" look="subtle">
        {text('landing.nav.customers')}
      </ActionLink>
      <ActionLink to="/#support" look="subtle">
        {text('landing.nav.support')}
      </ActionLink>
    </>
  );
}
