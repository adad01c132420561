import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { isContent } from '../../content/types';
import { useFindings } from './use-findings';

/**
 * Tells the editor while writing what visitors would stumble over, such as images without a text, and
 * that another editor changed the entry. Only what stands in red prevents publishing.
 */
export function CheckPanel({ model, document, activeTab }: PanelComponentProps) {
  const values = useForm('CheckPanel', (state) => state.values);
  const isChecked = isContent(model) && activeTab !== 'published';
  const findings = useFindings(
    isChecked
      ? { model, documentId: document?.documentId, values, openedAt: document?.updatedAt }
      : undefined,
  );
  if (!isChecked || findings === undefined) return null;
  return {
    title: 'Check before you publish',
    content: (
      <Box width="100%" role="status">
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {findings.length === 0 && (
            <Line icon={<CheckCircle fill="success500" />}>
              <Typography>Nothing to mend.</Typography>
            </Line>
          )}
          {findings.map(({ field, label, text, blocks }) => (
            <Line
              key={`${field} ${text}`}
              icon={blocks ? <CrossCircle fill="danger500" /> : <WarningCircle fill="warning500" />}
            >
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
          ))}
        </Flex>
      </Box>
    ),
  };
}

function Line({ icon, children }: Readonly<{ icon: ReactNode; children: ReactNode }>) {
  return (
    <Flex tag="li" gap={2} alignItems="flex-start">
      <Box shrink={0} paddingTop="2px" aria-hidden>
        {icon}
      </Box>
      <Box>{children}</Box>
    </Flex>
  );
}
