import type { Activity } from '../../cms/activities.ts';
import { type ButtonKind, ButtonNewWindow } from '../../components/button/button.tsx';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useLangOf } from '../../use-lang-of.ts';

/** A button where the activity has a link, else the editor's label as plain text (R20). */
export function ActivityAction({
  activity: { title, link, linkTitle },
  label,
  kind = 'primary',
  className,
}: {
  activity: Activity;
  label?: string;
  kind?: ButtonKind;
  className?: string | undefined;
}) {
  const { controls } = useTexts();
  const langOf = useLangOf();
  if (link === undefined)
    return (
      linkTitle && (
        <p lang={langOf(linkTitle)} className={className}>
          {linkTitle}
        </p>
      )
    );
  const words = label ?? (linkTitle || controls.knowMore);
  const isGeneral = words === controls.knowMore && title !== '';
  return (
    <div className={className}>
      <ButtonNewWindow href={link} kind={kind}>
        {isGeneral ? (
          <>
            <span aria-hidden="true">{words}</span>
            <span className="visually-hidden">{fill(controls.knowMoreAbout, { title })}</span>
          </>
        ) : (
          <span lang={langOf(words)}>{words}</span>
        )}
      </ButtonNewWindow>
    </div>
  );
}
