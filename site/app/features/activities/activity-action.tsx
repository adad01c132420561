import type { Activity } from '../../cms/activities.ts';
import { type ButtonKind, ButtonNewWindow } from '../../components/button/button.tsx';
import { controlTexts } from '../../texts/controls.ts';

/** A button where the activity has a link, else the editor's label as plain text (R20). */
export function ActivityAction({
  activity: { title, link, linkTitle },
  label = linkTitle ?? controlTexts.knowMore,
  kind = 'primary',
  className,
}: {
  activity: Activity;
  label?: string;
  kind?: ButtonKind;
  className?: string | undefined;
}) {
  if (link === undefined) return linkTitle && <p className={className}>{linkTitle}</p>;
  return (
    <div className={className}>
      <ButtonNewWindow href={link} kind={kind}>
        {label}
        {label === controlTexts.knowMore && title !== '' && (
          <span className="unseen">{` ${controlTexts.about} ${title}`}</span>
        )}
      </ButtonNewWindow>
    </div>
  );
}
