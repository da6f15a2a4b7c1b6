import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { PHONE } from '../../site/breakpoints';
import { useText } from '../../text';
import type { LegalDocument } from './legal-document';

const useStyles = makeStyles({
  article: {
    maxWidth: '720px',
    boxSizing: 'content-box',
    marginInline: 'auto',
    padding: '64px 24px 112px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.65,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
    [PHONE]: { padding: '40px 16px 72px' },
  },
  title: {
    margin: 0,
    fontSize: 'clamp(2rem, 5vw, 2.75rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    color: tokens.colorNeutralForeground1,
    textWrap: 'balance',
  },
  updated: { marginTop: '12px', marginBottom: '32px', color: tokens.colorNeutralForeground3 },
  contents: {
    marginBlock: '32px',
    padding: '20px 24px',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  contentsTitle: {
    margin: 0,
    marginBottom: '8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
  },
  entries: { margin: 0, paddingInlineStart: '24px', columnWidth: '260px', columnGap: '32px' },
  entry: { paddingBlock: '3px', breakInside: 'avoid' },
  link: {
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  section: { scrollMarginTop: '80px', outlineStyle: 'none' },
  heading: {
    marginTop: '40px',
    marginBottom: '8px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground1,
  },
  points: { paddingInlineStart: '24px' },
  point: { marginBlock: '6px' },
});

/** Legal text with its table of contents, at a width that reads well. `path` is the page's own. */
export function LegalArticle({ document, path }: { document: LegalDocument; path: string }) {
  const styles = useStyles();
  const text = useText();
  const anchor = (index: number) => `section-${index + 1}`;
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{document.title}</h1>
      <p className={styles.updated}>{text('legal.updated', { date: new Date(`${document.updated}T12:00:00`) })}</p>
      {document.lead.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className={styles.contentsTitle}>
          {text('legal.contents')}
        </h2>
        <ol className={styles.entries}>
          {document.sections.map(({ title }, index) => (
            <li key={title} className={styles.entry}>
              <Link to={`${path}#${anchor(index)}`} className={styles.link}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {document.sections.map(({ title, paragraphs, points }, index) => (
        <section key={title} id={anchor(index)} tabIndex={-1} aria-label={title} className={styles.section}>
          <h2 className={styles.heading}>
            {index + 1}. {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
