import { pathTo, useHost, useStore } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, tokens, useId } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { salesLink } from '../catalogue/sales-link';
import { useCatalogue } from '../catalogue/use-catalogue';
import { When } from '../catalogue/when';
import { paths } from '../paths';
import { useText } from '../text';
import { Brand } from './brand';
import { BELOW_DESKTOP, PHONE } from './breakpoints';
import { LanguageMenu } from './header/language-menu';

const useStyles = makeStyles({
  footer: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    paddingInline: '24px',
    [PHONE]: { paddingInline: '16px' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr 1fr 1fr',
    gap: '32px',
    maxWidth: '1200px',
    marginInline: 'auto',
    paddingBlock: '56px',
    [BELOW_DESKTOP]: { gridTemplateColumns: '1fr 1fr 1fr' },
    [PHONE]: { gridTemplateColumns: '1fr 1fr', paddingBlock: '40px' },
  },
  about: { [BELOW_DESKTOP]: { gridColumn: '1 / -1' } },
  tagline: { marginTop: '12px', marginBottom: 0, color: tokens.colorNeutralForeground2 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  links: { listStyleType: 'none', margin: 0, padding: 0, marginTop: '8px' },
  link: {
    display: 'inline-block',
    paddingBlock: '6px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    maxWidth: '1200px',
    marginInline: 'auto',
    paddingBlock: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  end: { marginInlineStart: 'auto' },
});

/** Links that have a target, and the running version. */
export function Footer() {
  const styles = useStyles();
  const text = useText();
  const user = useStore(useHost().session, (session) => session.user);
  const sales = useCatalogue()?.sales_whatsapp ?? '';
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.tagline}>{text('landing.footer.tagline')}</p>
        </div>
        <Column title={text('landing.footer.product')}>
          <FooterLink to="/#features">{text('landing.nav.features')}</FooterLink>
          <FooterLink to="/#pricing">{text('landing.nav.pricing')}</FooterLink>
          <FooterLink to="/#customers">{text('landing.nav.customers')}</FooterLink>
          <FooterLink to="/#support">{text('landing.footer.faq')}</FooterLink>
        </Column>
        <Column title={text('landing.footer.company')}>
          {user ? (
            <FooterLink to={pathTo('home')}>{text('landing.nav.club')}</FooterLink>
          ) : (
            <>
              <FooterLink to="/login">{text('landing.nav.signIn')}</FooterLink>
              <FooterLink to="/register">{text('landing.footer.register')}</FooterLink>
            </>
          )}
          <When flag={sales} name="sales_whatsapp">
            <FooterLink to={salesLink(sales, text('landing.footer.salesMessage'))}>
              {text('landing.footer.sales')}
            </FooterLink>
          </When>
        </Column>
        <Column title={text('landing.footer.legal')}>
          <FooterLink to={paths.privacy}>{text('landing.footer.privacy')}</FooterLink>
          <FooterLink to={paths.terms}>{text('landing.footer.terms')}</FooterLink>
        </Column>
      </div>
      <div className={styles.base}>
        <span>{text('landing.footer.rights', { year: String(new Date().getFullYear()) })}</span>
        <span>{text('landing.footer.version', { version: __APP_VERSION__ })}</span>
        <div className={styles.end}>
          <LanguageMenu opens="above" />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const heading = useId('footer');
  return (
    <div>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={heading} className={styles.links}>
        {children}
      </ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  const styles = useStyles();
  return (
    <li>
      {to.startsWith('/') ? (
        <Link to={to} className={styles.link}>
          {children}
        </Link>
      ) : (
        <a href={to} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {children}
        </a>
      )}
    </li>
  );
}
