import { type InputProps, type StrapiApp, useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, lazy } from 'react';
import type { CustomFieldInput, ProvidedComponents } from './feature.ts';

type InputComponent = ComponentType<Partial<InputProps>>;

/** Strapi keeps components by their names, and has some of its own. */
const PREFIX = 'website.';

export function addProvidedComponents(
  app: StrapiApp,
  components: Partial<ProvidedComponents>,
): void {
  for (const [name, Component] of Object.entries(components)) {
    // Strapi's type knows no components with props.
    app.addComponents({ name: `${PREFIX}${name}`, Component: Component as ComponentType });
  }
}

/** Returns a component of another feature. Undefined if that feature was removed. */
export function useProvidedComponent<Name extends keyof ProvidedComponents>(
  name: Name,
): ProvidedComponents[Name] | undefined {
  return useStrapiApp('useProvidedComponent', ({ components }) => components[`${PREFIX}${name}`]) as
    | ProvidedComponents[Name]
    | undefined;
}

/** Lets other features show the input of a custom field inside an input of their own. */
export function addCustomInput(app: StrapiApp, { name, Input }: CustomFieldInput): void {
  app.addComponents({ name: `global::${name}`, Component: lazy(Input) });
}

/** Returns the input of a custom field, such as `global::year`. Undefined for any other type of input. */
export function useCustomInput(customField: string): InputComponent | undefined {
  return useStrapiApp('useCustomInput', ({ components }) => components[customField]);
}
