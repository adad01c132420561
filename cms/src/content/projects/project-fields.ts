import { customFieldOf } from '../custom-fields.ts';

export function isProjectField(attribute: object): boolean {
  return customFieldOf(attribute) === 'project';
}

export function projectFieldsIn(attributes: Readonly<Record<string, object>>): string[] {
  const fields = Object.entries(attributes).filter(([, attribute]) => isProjectField(attribute));
  return fields.map(([name]) => name);
}
