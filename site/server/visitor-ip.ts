/** What limits count by. Visitors can invent forwarded addresses, all but the last one. */
export function visitorIpOf(headers: Headers, socketAddress: string, trustProxy: boolean) {
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return (forwarded || socketAddress).slice(0, 64);
}
