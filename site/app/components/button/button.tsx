import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useLabels } from '../../labels/use-labels.ts';
import { linkIn } from '../../languages.ts';
import { NewWindowLink } from '../new-window-link.tsx';
import { SiteLink, type SiteLinkProps } from '../site-link.tsx';
import styles from './button.module.css';

/** `primary`: ink on marigold, the one thing to do. `secondary`: outlined. `ink`: white on ink. */
export type ButtonKind = 'primary' | 'secondary' | 'ink';

interface Look {
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

const classOf = (kind: ButtonKind) => `${styles.button} ${styles[kind]}`;

export function Button({
  kind = 'primary',
  children,
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button type="button" {...rest} className={classOf(kind)}>
      {children}
    </button>
  );
}

export function ButtonLink({
  kind = 'primary',
  to,
  children,
  ...rest
}: Look & Omit<SiteLinkProps, 'className'>) {
  return (
    <SiteLink to={to} {...rest} className={classOf(kind)}>
      {children}
    </SiteLink>
  );
}

/** A link that an editor typed. */
export function ButtonNewWindow({ kind = 'primary', href, children }: Look & { href: string }) {
  const { language } = useLabels();
  return (
    <NewWindowLink href={linkIn(language, href)} className={classOf(kind)}>
      {children}
    </NewWindowLink>
  );
}
