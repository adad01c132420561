import type { InputProps } from '@strapi/strapi/admin';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { FieldInput } from './feature';

type LazyInput = LazyExoticComponent<ComponentType<Partial<InputProps>>>;

const inputs = new Map<string, LazyInput>();

/** Stores the input of a custom field, so that a form of a translation can show it beside the English text. */
export function addFieldInput(name: FieldInput['name'], Input: FieldInput['Input']): void {
  inputs.set(`global::${name}`, lazy(Input));
}

/** The input of a custom field. Undefined for a field of Strapi. */
export function fieldInput(customField: string): LazyInput | undefined {
  return inputs.get(customField);
}
