/** A word without an end, as a form or an address may bring it. */
export const longWord =
  'Thiruvananthapuramkozhikodemalappurampathanamthittakanyakumaritiruchirappalli';

/** A heading that is far longer than usual. */
export const longText =
  'Every Saturday morning, long before the first bus comes up the hill, the children of the valley carry their slates to the hall beside the river, where three volunteers have already drawn a kolam on the step, swept the floor, lit the stove and laid out everything that the morning needs.';
