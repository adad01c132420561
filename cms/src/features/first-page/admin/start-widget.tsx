import { Flex, LinkButton } from '@strapi/design-system';
import { ExternalLink, Feather } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { rightTo } from '../../../access/rights.ts';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import { useHasRight } from '../../../admin/hooks/use-has-right.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { listPath } from '../../../content/addresses/admin-paths.ts';
import { STORY } from '../../../content/types.ts';

export default function StartWidget() {
  const mayWriteStory = useHasRight(rightTo('create', STORY));
  const AddImagesLink = useProvidedComponent('AddImagesLink');
  const MakeItYoursLink = useProvidedComponent('MakeItYoursLink');
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {MakeItYoursLink && <MakeItYoursLink />}
      {mayWriteStory && (
        <LinkButton tag={RouterLink} to={`${listPath(STORY)}/create`} startIcon={<Feather />}>
          Write a story
        </LinkButton>
      )}
      {AddImagesLink && <AddImagesLink />}
      {publicSettings.siteUrl !== '' && (
        <LinkButton
          href={publicSettings.siteUrl}
          target="_blank"
          rel="noreferrer"
          variant="tertiary"
          startIcon={<ExternalLink />}
        >
          See the website
        </LinkButton>
      )}
    </Flex>
  );
}
