import { useNavigate } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import type { UpgradeLink } from './use-upgrade-link';

interface Props {
  link: UpgradeLink;
  appearance?: 'primary' | 'secondary';
  children: string;
}

/** Draws a link as a button. It opens inside the application through the router, else in a new tab. */
export function UpgradeButton({ link: { href, external }, appearance = 'secondary', children }: Props) {
  const navigate = useNavigate();
  return external ? (
    <Button as="a" size="small" appearance={appearance} href={href} target="_blank" rel="noreferrer">
      {children}
    </Button>
  ) : (
    <Button
      as="a"
      size="small"
      appearance={appearance}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </Button>
  );
}
