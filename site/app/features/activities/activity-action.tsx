import type { Activity } from '../../cms/activities.ts';
import { type ButtonKind, ButtonNewWindow } from '../../components/button/button.tsx';
import { controlTexts } from '../../texts/controls.ts';

interface ActivityActionProps {
  readonly activity: Activity;
  /** The button's label; the editor's own when left out. */
  readonly label?: string;
  readonly kind?: ButtonKind;
  readonly className?: string | undefined;
}

/**
 * What an activity invites to (2.12, R20): with a link, a button that opens it in a new window;
 * without one, the editor's label as plain text, or nothing.
 */
export function ActivityAction({
  activity: { title, link, linkTitle },
  label = linkTitle ?? controlTexts.knowMore,
  kind = 'primary',
  className,
}: ActivityActionProps) {
  if (link === undefined) return linkTitle && <p className={className}>{linkTitle}</p>;
  return (
    <div className={className}>
      <ButtonNewWindow href={link} kind={kind}>
        {label}
        {/* In a list of links this label alone would not tell one from another. */}
        {label === controlTexts.knowMore && title !== '' && (
          <span className="unseen">{` ${controlTexts.about} ${title}`}</span>
        )}
      </ButtonNewWindow>
    </div>
  );
}
