import { Link } from 'react-router';
import { organisation } from '../../organisation.ts';

/** The footer of every page (2.13). */
export function SiteFooter() {
  return (
    <footer>
      <div className="content">
        <Link to="/privacy">Privacy Policy</Link>
        <p>{organisation.name}</p>
      </div>
    </footer>
  );
}
