import { schools } from '../../content/schools.ts';
import { examplesOf } from '../../styleguide/examples.ts';
import { filterPlaces, noFilter, type SchoolFilter } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { byDistrict, placesOf } from './places.ts';

const places = placesOf(schools);
const act = () => undefined;

const filtered = (id: string, filter: SchoolFilter, hydrated = true) => ({
  id,
  ref: { current: null },
  places,
  districts: byDistrict(places),
  filter,
  shown: filterPlaces(places, filter),
  hydrated,
  onChange: act,
  onFit: act,
  onShowAll: act,
});

export default examplesOf(FilterForm, {
  title: 'Map filter',
  about: 'Which schools are shown, by words, district and project, each with what it leads to.',
  examples: [
    { name: 'all schools', props: filtered('all', noFilter), ground: 'white' },
    {
      name: 'one project',
      props: filtered('project', { ...noFilter, project: 'pg' }),
      ground: 'white',
    },
    {
      name: 'no school matches',
      props: filtered('none', { ...noFilter, words: 'zzz' }),
      ground: 'white',
    },
    {
      name: 'without scripts',
      props: filtered('still', { ...noFilter, words: 'model' }, false),
      ground: 'white',
    },
    {
      name: 'search with the focus',
      props: filtered('focus', noFilter),
      ground: 'white',
      as: 'focus',
      on: '[type="search"]',
    },
  ],
});
