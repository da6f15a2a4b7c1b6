import { LANGUAGES, type Language } from '@canchero/shared-contracts/core';
import { type PrerenderedPage, prerender } from '@canchero/shared-contracts/prerender';
import type { ReactNode } from 'react';
import { createIntl } from 'react-intl';
import { TemplateContext } from './catalogue/when';
import { paths } from './paths';
import { QUESTIONS } from './screens/landing/faq/questions';
import { LandingScreen } from './screens/landing/landing-screen';
import preview from './screens/landing/showcase/pictures/preview.jpg';
import { LegalArticle } from './screens/legal/legal-article';
import { LEGAL_PAGES, type LegalDocument } from './screens/legal/legal-document';
import { SiteFrame } from './site/site-frame';
import { loadMessages, type TextId } from './text';

/**
 * Renders the public pages in every language, for the build. The service fills in the catalogue of plans (tags of
 * `TEMPLATE_VIEW`) and the club of a booking page.
 */
export async function prerenderPages() {
  const written = await Promise.all(
    LANGUAGES.map(async (language) => {
      const pages = await pagesIn(language);
      return [language, await Promise.all(pages.map((page) => prerender(page, language, loadMessages)))] as const;
    }),
  );
  return Object.fromEntries(written);
}

async function pagesIn(language: Language): Promise<PrerenderedPage[]> {
  const intl = createIntl({ locale: language, messages: await loadMessages(language) });
  const text = (id: TextId) => intl.formatMessage({ id });
  const legal = LEGAL_PAGES.map(async (name): Promise<PrerenderedPage> => {
    const document: LegalDocument = (await import(`./screens/legal/documents/${name}.${language}.json`)).default;
    return {
      path: paths[name],
      title: `${document.title} · Canchero`,
      description: text(`legal.${name}.description`),
      content: asTemplate(
        <SiteFrame>
          <LegalArticle document={document} path={paths[name]} />
        </SiteFrame>,
      ),
    };
  });
  return [
    {
      path: '/',
      title: text('landing.page.title'),
      description: text('landing.page.description'),
      image: preview,
      jsonLd: [questions(text)],
      content: asTemplate(<LandingScreen />),
    },
    ...(await Promise.all(legal)),
    {
      path: '/reserva/:clubId',
      title: `{{#club}}${text('reserva.page.title')}{{/club}}{{^club}}Canchero{{/club}}`,
      description: `{{#club}}${text('reserva.page.description')}{{/club}}`,
    },
  ];
}

const asTemplate = (page: ReactNode) => <TemplateContext value={true}>{page}</TemplateContext>;

/** Returns the questions and answers of the landing page for search engines. @see https://schema.org/FAQPage */
const questions = (text: (id: TextId) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map((name) => ({
    '@type': 'Question',
    name: text(`landing.faq.${name}.question`),
    acceptedAnswer: { '@type': 'Answer', text: text(`landing.faq.${name}.answer`) },
  })),
});
