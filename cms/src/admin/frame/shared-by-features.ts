import type { InputProps } from '@strapi/strapi/admin';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { AdminFeature, SharedComponents } from './feature';
import type { ListNotes } from './list-notes';

type LazyInput = LazyExoticComponent<ComponentType<Partial<InputProps>>>;

/** What features give to each other, since they may not import each other. A feature that was removed gives nothing. */
export const sharedComponents: Partial<SharedComponents> = {};
const listNoteHooks: (() => ListNotes)[] = [];
const customInputs = new Map<string, LazyInput>();

/** Collects the shared components, list notes and inputs of all features. Call it before the first render. */
export function shareAmongFeatures(features: readonly AdminFeature[]): void {
  for (const feature of features) {
    Object.assign(sharedComponents, feature.sharedComponents);
    if (feature.useListNotes) listNoteHooks.push(feature.useListNotes);
    for (const { name, Input } of feature.fields ?? []) {
      customInputs.set(`global::${name}`, lazy(Input));
    }
  }
}

export function useAllListNotes(): readonly ListNotes[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at each render
  return listNoteHooks.map((useNotes) => useNotes());
}

/** The input of a custom field, such as `global::year`, to show it in another feature's input. */
export function customInput(customField: string): LazyInput | undefined {
  return customInputs.get(customField);
}
