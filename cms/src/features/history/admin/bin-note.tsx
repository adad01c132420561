import { Typography } from '@strapi/design-system';
import { BIN_DAYS } from '../../../versions/version.ts';

export function BinNote() {
  return (
    <Typography variant="pi">
      {`For ${BIN_DAYS} days “Bin”, on the left, brings back what is deleted.`}
    </Typography>
  );
}
