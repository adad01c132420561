import { Box } from '@strapi/design-system';
import { styled } from 'styled-components';
import 'prosemirror-view/style/prosemirror.css';

export const EditorStyle = styled(Box)<{ $isDisabled: boolean }>`
  .ProseMirror {
    height: 40rem;
    overflow: auto;
    resize: vertical;
    padding: 1.2rem 1.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme, $isDisabled }) => theme.colors[$isDisabled ? 'neutral150' : 'neutral0']};
    color: ${({ theme, $isDisabled }) => theme.colors[$isDisabled ? 'neutral600' : 'neutral800']};
    font-size: 1.6rem;
    line-height: 1.6;
    /* Some fonts of Indian scripts need ligatures. ProseMirror's own style turns them off. */
    font-variant-ligatures: normal;
    font-feature-settings: normal;
  }
  .ProseMirror:focus {
    border-color: ${({ theme }) => theme.colors.primary600};
    outline: 1px solid ${({ theme }) => theme.colors.primary600};
  }
  .ProseMirror > * + *,
  li > * + *,
  li + li {
    margin-top: 1rem;
  }
  h1,
  h2 {
    font-size: 2.2rem;
    font-weight: 700;
  }
  h3,
  h4,
  h5,
  h6 {
    font-size: 1.8rem;
    font-weight: 700;
  }
  strong {
    font-weight: 700;
  }
  em {
    font-style: italic;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ul,
  ol {
    padding-left: 2.4rem;
  }
  blockquote {
    padding-left: 1.6rem;
    border-left: 4px solid ${({ theme }) => theme.colors.neutral300};
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
  img {
    max-width: 100%;
    max-height: 24rem;
  }
  pre {
    padding: 0.8rem;
    background: ${({ theme }) => theme.colors.neutral100};
    font-family: monospace;
    font-size: 1.4rem;
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
  .image-button {
    position: relative;
  }
  .image-button button {
    position: absolute;
    /* Moves the button up, over the lower edge of the image. */
    bottom: calc(100% + 0.4rem);
    left: 0.4rem;
    min-height: 3.2rem;
    padding: 0 1.2rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.neutral0};
    font-size: 1.4rem;
    white-space: nowrap;
  }
  .image-button button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.neutral0};
    outline-offset: -4px;
  }
`;
