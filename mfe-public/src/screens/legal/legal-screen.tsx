import type { Language } from '@canchero/shared-contracts/core';
import { ownKey } from '@canchero/shared-contracts/kit';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { paths } from '../../paths';
import { SiteFrame } from '../../site/site-frame';
import { LegalArticle } from './legal-article';
import type { LegalDocument, LegalPageName } from './legal-document';

/** Legal page in the reader's language, whose text is fetched by itself. */
export function LegalScreen({ name }: { name: LegalPageName }) {
  const language = useIntl().locale as Language;
  const { data } = useQuery({
    queryKey: ownKey('mfe-public', 'legal', name, language),
    queryFn: (): Promise<LegalDocument> => import(`./documents/${name}.${language}.json`).then((file) => file.default),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  });
  if (!data) return <ScreenLoading />;
  return (
    <SiteFrame>
      <LegalArticle document={data} path={paths[name]} />
    </SiteFrame>
  );
}
