import type { HeaderActionComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

/** Hides the red sign of warning with which Strapi's dialog begins. */
const WithoutSign = styled.div`
  display: contents;
  & > div > div > svg {
    display: none;
  }
`;

type DialogContent = ComponentType<{ readonly onClose: () => void }>;

/** Hides the warning of “Fill in from another language” where there is no text to be replaced. */
export function hideFillInWarning(action: HeaderActionComponent): HeaderActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, from Strapi's own component
  const WithoutWarning: HeaderActionComponent = (props) => {
    const button = action(props);
    const isModified = useForm('FillIn', (form) => form.modified);
    const Content: unknown = button?.dialog?.content;
    const isEmpty = !props.document?.id && !isModified;
    if (!button?.dialog || !isEmpty || !isComponent(Content)) return button;
    const content: DialogContent = (own) => (
      <WithoutSign>
        <Content {...own} />
      </WithoutSign>
    );
    return { ...button, dialog: Object.assign({ ...button.dialog }, { content }) };
  };
  return WithoutWarning;
}

function isComponent(content: unknown): content is DialogContent {
  return typeof content === 'function';
}
