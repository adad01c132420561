/** The slug of a story is also the name of its image in `seed-media/stories`. */
interface SampleStory {
  slug: string;
  date: string;
  /** The slug of the project. */
  project: string;
  title: string;
  summary: string;
  /** The blocks of a Markdown text. */
  text: readonly string[];
  byline: string;
  imageAlternativeText: string;
}

/** The newest first. */
export const stories: readonly SampleStory[] = [
  {
    slug: 'trunk-that-walked',
    date: '2026-10-10',
    project: 'reading-rainbow',
    title: 'The trunk that walked to the next school',
    summary:
      'The rain had taken the road. Four librarians of Class 5 decided that eighty books could also go on foot.',
    text: [
      'On the last Monday of the month the van could not pass: the rain had taken a piece of the road. The next school had been waiting for the trunk for three weeks.',
      'The four librarians of Class 5 did not ask us. They asked the cook for two bamboo poles, packed the books in plastic sheets and set off with their teacher, a banana each and a list of who was to carry when.',
      '## What was in the trunk',
      '- Eighty picture books and stories in four languages\n- One book that the class had made itself\n- A letter to the next librarians, with eleven rules',
      '> Rule 4: Do not shout at somebody who brings a book back late. Ask what happened in it.',
      'They arrived at noon. The first book was lent before the trunk was dry.',
    ],
    byline: 'Told by the volunteers of Wayanad',
    imageAlternativeText:
      'Four children carry the painted trunk on bamboo poles in the rain; their teacher holds an umbrella, and the van waits where the road is gone',
  },
  {
    slug: 'queue-for-saturn',
    date: '2026-08-22',
    project: 'kanavu-science-lab',
    title: 'A queue for Saturn',
    summary:
      'Forty children, six grandmothers and one telescope: a clear night on the roof of a school.',
    text: [
      'We had promised the telescope for three Fridays, and for three Fridays there were clouds. On the fourth, the school sent us one word: “Stars.”',
      'By eight the queue went down the stairs and twice around the yard. Everybody had half a minute. Nobody pushed. A girl of nine kept the order with a torch and a voice that we should like to have.',
      '## What they said',
      '- “It is not a picture? You did not stick it on?”\n- “Why does it wear a belt?”\n- “Again. I did not believe it the first time.”',
      'The grandmothers came last, and stayed longest. One of them went home, and came back at ten with her neighbour.',
      'The lab van drove on in the morning. The questions are still on the blackboard: forty-one of them, and the class has answered nine.',
    ],
    byline: 'Told by the science volunteers',
    imageAlternativeText:
      'At night, children and grandmothers queue on the outside stairs of a school, up to a telescope on the roof; a girl keeps order with a torch',
  },
  {
    slug: 'teacher-with-rice-flour',
    date: '2026-07-04',
    project: 'project-ganitham',
    title: 'The teacher who came with rice flour',
    summary: 'For one morning, a grandmother who never went to school taught symmetry to Class 6.',
    text: [
      '“I have never been to school,” she said at the gate. “What should I do there?” Her granddaughter pulled her in by the sari.',
      'On the ground in front of the school she set her dots: seven, then nine, then eleven. Then the line began, went around every dot, and came back to where it had started. She had not lifted her hand once. The class had stopped breathing.',
      '## Then came the questions',
      '1. How many dots do you need for the next larger one?\n2. Where could you put a mirror, so that nothing changes?\n3. Is there a kolam that cannot be drawn with one line?',
      'The first two the children answered by lunch. For the third, she smiled and said that her own mother had asked her the same.',
      'Since that morning, maths at this school begins outside, on the ground, with flour.',
    ],
    byline: 'Told by a volunteer of Project Ganitham',
    imageAlternativeText:
      'A grandmother draws a large kolam with rice flour on the ground; four children sit around it, and one of them holds a mirror',
  },
  {
    slug: 'one-form-two-cups-of-tea',
    date: '2026-06-20',
    project: 'project-disha',
    title: 'One form, two cups of tea',
    summary: 'A scholarship form has eleven pages. With somebody beside you it takes an evening.',
    text: [
      'The form asked for the father’s income, the number of the house and a certificate from an office that is open on Tuesdays. The last day was Friday.',
      'She had put it back into the drawer twice. Her mentor did not say that it was easy. He said: “Page one. What is your name?”, and poured tea.',
      '## What helped',
      '- One page after the other, and no page twice\n- A list of papers, with the bus that goes to each office\n- His phone, for the three numbers that nobody answers',
      '> “I thought that such forms are for other people.”',
      'On Thursday evening it was sent. In June the letter came: two years of college, with the hostel. She now helps with forms herself, on Sundays, and she makes the tea.',
    ],
    byline: 'Told by a mentor of Project Disha',
    imageAlternativeText:
      'In the evening, under a lamp, a mentor and a student go through a form at a table with a teapot and two cups',
  },
  {
    slug: 'forty-mangoes',
    date: '2026-01-17',
    project: 'lets-learn-english',
    title: 'Forty mangoes, please',
    summary: 'How a striped stall without a single mango got a silent class to talk.',
    text: [
      'For two weeks, the class had repeated every sentence and said none. So we brought a striped cloth, two baskets and no fruit at all, and opened a shop.',
      '“Good morning. What would you like?” Silence. Then, from the last bench: “Forty mangoes, please.” The seller counted forty mangoes out of an empty basket, one by one, in English, and asked for a price that made the whole class shout.',
      '## By the end of the hour they had',
      '- argued about the price\n- sent back a bad mango\n- asked for a bag, and for a smaller one\n- said “sorry” and “thank you”, and meant both',
      'The cloth stays at the school. On Saturdays the children sell mangoes by video call to a class in Mysuru, which pays in songs.',
    ],
    byline: 'Told by the volunteers of Let’s Learn English',
    imageAlternativeText:
      'In a classroom a girl sells mangoes out of two empty baskets under a striped cloth; a boy asks for forty, and the others laugh',
  },
  {
    slug: 'quarrel-about-the-garden',
    date: '2025-11-15',
    project: 'project-spark',
    title: 'The quarrel about the garden',
    summary:
      'Two classes wanted the same corner of the veranda. What grew there in the end was not only spinach.',
    text: [
      'Class 4 wanted chillies. Class 5 wanted flowers. There is one sunny corner on the veranda, and on Tuesday somebody had pulled out all the little plants. Each class knew who it had been: the other.',
      'The two volunteers did not look for the culprit. They put both classes in a circle and passed the ball of wool. Whoever held it could say how it felt to find the empty pots, or pass it on.',
      '> “I was angry. Then I heard that they had cried too.”',
      'It took three Tuesdays. Now there are five pots of chillies, five of flowers and a row of spinach that belongs to everybody, with a table of who waters when. Nobody has found out who pulled out the plants. Nobody has asked again.',
    ],
    byline: 'Told by the volunteers of Project Spark',
    imageAlternativeText:
      'A girl and a boy hold hands over a row of spinach on the veranda, between pots of chillies and pots of flowers; a volunteer looks on',
  },
];
