import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { isContent, type PanelProps } from './panel-props';
import { type Finding, useFindings } from './use-findings';

/**
 * Says in words what visitors would stumble over, while the editor writes: pictures without a text,
 * an address that is taken, words without a link. Only what stands in red keeps an entry from being
 * published.
 */
export function CheckPanel({ model, documentId, document, activeTab }: PanelProps) {
  const values = useForm('CheckPanel', (state) => state.values);
  const isChecked = isContent(model) && activeTab !== 'published';
  const findings = useFindings(
    isChecked ? { model, documentId, values, savedAt: document?.updatedAt } : undefined,
  );
  if (!isChecked || findings === undefined) return null;
  return {
    title: 'Check before you publish',
    content: (
      <Box width="100%" role="status">
        {findings.length === 0 ? (
          <Line icon={<CheckCircle fill="success500" />}>
            <Typography>Nothing to mend.</Typography>
          </Line>
        ) : (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {findings.map((finding) => (
              <li key={`${finding.field} ${finding.text}`}>
                <FindingLine finding={finding} />
              </li>
            ))}
          </Flex>
        )}
      </Box>
    ),
  };
}

function FindingLine({ finding: { label, text, blocks } }: { readonly finding: Finding }) {
  const icon = blocks ? <CrossCircle fill="danger500" /> : <WarningCircle fill="warning500" />;
  return (
    <Line icon={icon}>
      {blocks && (
        <Typography tag="p" variant="pi" fontWeight="bold" textColor="danger600">
          Cannot be published like this
        </Typography>
      )}
      {label !== undefined && (
        <Typography tag="p" variant="pi" fontWeight="bold">
          {label}
        </Typography>
      )}
      <Typography tag="p" variant="pi" textColor="neutral800">
        {text}
      </Typography>
    </Line>
  );
}

function Line({
  icon,
  children,
}: {
  readonly icon: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  return (
    <Flex gap={2} alignItems="flex-start">
      <Box shrink={0} paddingTop="2px" aria-hidden>
        {icon}
      </Box>
      <Box>{children}</Box>
    </Flex>
  );
}
