import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';

/**
 * Hides “Duplicate” from staff who may make no entry of the type: the disabled button looks as if it could be
 * pressed.
 */
export function hideDuplicate(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  if (type !== 'clone') return action;
  const offered: DocumentActionComponent = (props) => {
    const button = action(props);
    return button?.disabled ? null : button;
  };
  return Object.assign(offered, { type, position });
}
