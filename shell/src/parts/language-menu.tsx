import { LANGUAGES, type Language } from '@canchero/shared-contracts/core';
import { useStore } from '@canchero/shared-contracts/kit';
import { Flag } from '@canchero/shared-contracts/ui';
import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import type { ReactElement } from 'react';
import { LANGUAGE_NAMES } from '../i18n/language';
import { preferences, setLanguage } from '../i18n/preferences';
import type { OnDemandMenuProps } from './on-demand-menu';

export function LanguageMenu({ trigger }: OnDemandMenuProps) {
  const current = useStore(preferences, (s) => s.language);
  return (
    <Menu
      defaultOpen
      checkedValues={{ language: [current] }}
      onCheckedValueChange={(_, { checkedItems }) => setLanguage(checkedItems[0] as Language)}
    >
      <MenuTrigger disableButtonEnhancement>{trigger as ReactElement<object>}</MenuTrigger>
      <MenuPopover style={{ minWidth: 150 }}>
        <MenuList>
          {LANGUAGES.map((language) => (
            <MenuItemRadio key={language} name="language" value={language} lang={language}>
              <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
                <Flag language={language} />
                {LANGUAGE_NAMES[language]}
              </span>
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
