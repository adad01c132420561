import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { ComponentChanges, TranslatedInput } from './translated-input.tsx';
import {
  addEnglishToLayout,
  COMPONENT_CHANGES_INPUT,
  TRANSLATED_INPUT,
} from './translation-layout.ts';

/**
 * Shows the English beside each field of a translation. The hook runs before that of Strapi's i18n, which is added later
 * (in `bootstrap`) and does not pass the language on to the next hook.
 */
export function showEnglishBesideFields(app: StrapiApp): void {
  app.addFields([
    { type: TRANSLATED_INPUT, Component: TranslatedInput as ComponentType },
    { type: COMPONENT_CHANGES_INPUT, Component: ComponentChanges as ComponentType },
  ]);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', addEnglishToLayout);
}
