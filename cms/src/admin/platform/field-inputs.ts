import type { InputProps } from '@strapi/strapi/admin';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { FieldInput } from './feature';

type LazyInput = LazyExoticComponent<ComponentType<Partial<InputProps>>>;

const inputs = new Map<string, LazyInput>();

/** Lets other inputs stand around that of a custom field. */
export function addFieldInput({ name, Input }: FieldInput): void {
  inputs.set(`global::${name}`, lazy(Input));
}

/** The input of a custom field by its name in a schema; undefined where no feature brings one. */
export function fieldInput(customField: string): LazyInput | undefined {
  return inputs.get(customField);
}
