import { useParams } from 'react-router-dom';

/** Returns the uid of the type whose list or form is open. Strapi calls it `slug` in the URL. Empty on other pages. */
export function useTypeUid(): string {
  const { slug = '' } = useParams();
  return slug;
}
