import { Typography } from '@strapi/design-system';
import { BIN_DAYS } from '../../../versions/version';

/** Says for how long a deleted entry can be brought back, and on which page. */
export function BinNote() {
  return (
    <Typography variant="pi">
      {`For ${BIN_DAYS} days “Bin”, on the left, brings back what is deleted.`}
    </Typography>
  );
}
