import { Flex, LinkButton } from '@strapi/design-system';
import { ExternalLink, Feather, Images } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { entryRight } from '../../../access/entry-rights';
import { askToAddSeveral } from '../../../admin/platform/add-several';
import { useRights } from '../../../admin/platform/rights';
import { sharedComponents } from '../../../admin/platform/shared-components';
import { website } from '../../../admin/platform/website';
import { listPath } from '../../../content/addresses/admin-paths';
import { GALLERY, STORY } from '../../../content/types';

/** On the admin's first page: what staff do most. */
export default function StartWidget() {
  const has = useRights();
  const { MakeItYoursLink } = sharedComponents;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {MakeItYoursLink && <MakeItYoursLink />}
      {has(entryRight('create'), STORY) && (
        <LinkButton tag={RouterLink} to={`${listPath(STORY)}/create`} startIcon={<Feather />}>
          Write a story
        </LinkButton>
      )}
      {has(entryRight('create'), GALLERY) && (
        <LinkButton
          tag={RouterLink}
          to={listPath(GALLERY)}
          onClick={askToAddSeveral}
          variant="secondary"
          startIcon={<Images />}
        >
          Add photos
        </LinkButton>
      )}
      {website.siteUrl !== '' && (
        <LinkButton
          href={website.siteUrl}
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
