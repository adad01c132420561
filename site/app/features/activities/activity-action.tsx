import type { Activity } from '../../cms/activities.ts';
import { firstWritten } from '../../cms/lang-text.ts';
import { type ButtonKind, ButtonNewWindow } from '../../components/button/button.tsx';
import { LangParagraph } from '../../components/lang-paragraph.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';

/** A button where the activity has a link, else the editor's label as plain text (R20). */
export function ActivityAction({
  activity: { title, link, linkTitle },
  label = '',
  kind = 'primary',
  className,
}: {
  activity: Activity;
  label?: string;
  kind?: ButtonKind;
  className?: string | undefined;
}) {
  const { controls } = useLabels();
  if (link === undefined) return <LangParagraph of={linkTitle} className={className} />;
  const shownLabel = firstWritten({ text: label }, linkTitle, { text: controls.knowMore });
  const isGeneral = shownLabel.text === controls.knowMore && title.text !== '';
  return (
    <div className={className}>
      <ButtonNewWindow href={link} kind={kind}>
        {isGeneral ? (
          <>
            <span aria-hidden="true">{shownLabel.text}</span>
            <span className="visually-hidden">
              {fill(controls.knowMoreAbout, { title: title.text })}
            </span>
          </>
        ) : (
          <span lang={shownLabel.lang}>{shownLabel.text}</span>
        )}
      </ButtonNewWindow>
    </div>
  );
}
