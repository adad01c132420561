import { Flex, LinkButton } from '@strapi/design-system';
import { ExternalLink, Feather, Images } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { rightTo } from '../../../access/rights';
import { useSharedComponent } from '../../../admin/frame/shared-components';
import { useHasRight } from '../../../admin/hooks/use-has-right';
import { publicSettings } from '../../../admin/requests/public-settings';
import { ADD_IMAGES, listPath } from '../../../content/addresses/admin-paths';
import { ENGLISH } from '../../../content/languages/languages';
import { GALLERY, STORY } from '../../../content/types';

export default function StartWidget() {
  const mayWriteStory = useHasRight(rightTo('create', STORY));
  const mayAddImages = useHasRight(rightTo('create', GALLERY));
  const MakeItYoursLink = useSharedComponent('MakeItYoursLink');
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {MakeItYoursLink && <MakeItYoursLink />}
      {mayWriteStory && (
        <LinkButton tag={RouterLink} to={`${listPath(STORY)}/create`} startIcon={<Feather />}>
          Write a story
        </LinkButton>
      )}
      {mayAddImages && (
        <LinkButton
          tag={RouterLink}
          to={`${listPath(GALLERY, ENGLISH)}&${ADD_IMAGES}=true`}
          variant="secondary"
          startIcon={<Images />}
        >
          Add photos
        </LinkButton>
      )}
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
