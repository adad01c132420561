/** A sample project (3.1). The names of its images in `seed-media/projects` begin with its `url`. */
interface SampleProject {
  projectTitle: string;
  url: string;
  projectIcon: 'ganitham' | 'disha' | 'english' | 'spark';
  shortDescription: string;
  cardDescription: string;
  /** The paragraphs of a Markdown text. */
  longDescription: readonly string[];
  statStudents: number;
  statVolunteers: number;
  metaDescription: string;
}

/** In the order of the website. */
export const projects: readonly SampleProject[] = [
  {
    projectTitle: 'Project Spark',
    url: 'project-spark',
    projectIcon: 'spark',
    shortDescription: 'Feelings, friendship and the courage to ask',
    cardDescription:
      'Games, stories and quiet talks that help children name what they feel, settle a quarrel, and put up a hand in class without fear.',
    longDescription: [
      'A child who is worried cannot do sums. Project Spark begins there. Once a week, two volunteers spend an hour with a class and the lesson is about the children themselves: what makes them angry, what makes them brave, and how to say sorry and mean it.',
      'Nothing is marked and nobody is told to sit still. We play, draw, act out small scenes and sit in a circle at the end. A ball of wool goes round, and whoever holds it may speak or pass it on. By the third month, very few pass it on.',
      'Teachers tell us about the change before the children do. Fewer fights in the yard. More questions in science. A girl in Class 6 who had not spoken in school for a year now reads the morning news at assembly, and corrects the boys who mumble.',
      'Each school stays with the same pair of volunteers for the whole year, because trust cannot change faces every week. Volunteers are trained over three weekends and can call a counsellor whenever something comes up that they should not carry alone.',
    ],
    statStudents: 8200,
    statVolunteers: 1240,
    metaDescription:
      'Project Spark helps children name their feelings, make friends and speak up in class, with games, stories and two volunteers who stay all year.',
  },
  {
    projectTitle: 'Project Disha',
    url: 'project-disha',
    projectIcon: 'disha',
    shortDescription: 'What comes after school, and how to get there',
    cardDescription:
      'A mentor for every student of Classes 9 to 12: someone who knows the exams, the scholarships and the forms, and who picks up the phone.',
    longDescription: [
      'Disha means direction. Many of the students we meet would be the first in their family to finish school. Nobody at home can tell them what a diploma is, when a form is due, or that a scholarship exists with their name all but written on it.',
      'So every student gets a mentor. They meet twice a month, in school or by phone, from Class 9 until the first year after school. They talk about marks, but also about bus routes, hostels, and how to tell a father who wants a wage now that college will be worth the wait.',
      'In December we fill a hall with people at work: a nurse, a welder, a forest officer, a woman who mends phones, a coder. Students walk from table to table and ask what the job pays and what the worst day is like. They get honest answers.',
      'Of last year’s Class 12 students with a mentor, nine in ten went on to study or to a trade that they had chosen themselves. Many of them now come back as mentors.',
    ],
    statStudents: 6400,
    statVolunteers: 1580,
    metaDescription:
      'Project Disha gives students of Classes 9 to 12 a mentor who helps with exams, scholarships, forms and the big choice of what comes after school.',
  },
  {
    projectTitle: 'Project Ganitham',
    url: 'project-ganitham',
    projectIcon: 'ganitham',
    shortDescription: 'Maths that you can hold in your hands',
    cardDescription:
      'Beads, bottle caps and kolams instead of fear: small groups learn maths at their own pace, from counting to fractions and on to algebra.',
    longDescription: [
      'Ask a class of eleven-year-olds who is afraid of maths, and most hands go up. Ask who can work out the change for three buses, a market and a debt to a cousin, and the same hands go up. Project Ganitham builds a bridge between the two.',
      'Volunteers come twice a week and work with groups of five. Each group starts where its children really are, whatever the class book says. Fractions are cut from paper rotis. Area is tiles on the veranda. Symmetry is the kolam on the doorstep, which the children have been drawing all along.',
      'Every six weeks there is a short, friendly check, so that nobody is quietly left behind. Children keep their own chart and colour in what they have understood. In one year, the average child moves up by a little more than two school years.',
      'All our material costs less than two hundred rupees for a class and can be made from what a village shop sells. The plans are free for any teacher who asks.',
    ],
    statStudents: 9300,
    statVolunteers: 1460,
    metaDescription:
      'Project Ganitham teaches maths in small groups with beads, bottle caps and kolams, so that children understand it before they have to write it down.',
  },
  {
    projectTitle: 'Let’s Learn English',
    url: 'lets-learn-english',
    projectIcon: 'english',
    shortDescription: 'Speaking first, spelling later',
    cardDescription:
      'Songs, plays and phone calls with a far-away friend: children who are shy of English start to speak it, and find out that mistakes do not hurt.',
    longDescription: [
      'Most children here have English in school for eight years and leave without having said a whole sentence in it. They know the rules. What they lack is somebody to talk to who does not laugh.',
      'Let’s Learn English is forty minutes of talking, three times a week. We sing, buy and sell imaginary mangoes, tell the weather, argue about cricket. Grammar comes when a child asks for it, and they do ask.',
      'On Saturdays, classes in three states call one another. A child in a hill school in Wayanad describes the view from the window to a child in Mysuru, who draws it and holds the drawing up to the camera. The laughter that follows is in English, too.',
      'We never set English against the mother tongue. Each group keeps a picture dictionary in three languages, and the children’s own comes first.',
    ],
    statStudents: 5100,
    statVolunteers: 620,
    metaDescription:
      'Let’s Learn English gets shy children to speak: songs, plays and Saturday calls between classes in three states, with mistakes welcome.',
  },
  {
    projectTitle: 'Reading Rainbow',
    url: 'reading-rainbow',
    projectIcon: 'english',
    shortDescription: 'A library in a trunk, in four languages',
    cardDescription:
      'A painted trunk with eighty books travels from school to school. It stays for a month, and so does somebody who reads aloud.',
    longDescription: [
      'In many of the villages where we work, the nearest bookshop is three hours away and the school’s books are locked in a cupboard, so that they stay clean. Our books do not stay clean. They come back with turmeric on the corners, and that is how we know that they were read.',
      'A trunk holds eighty picture books and stories in Malayalam, Tamil, Kannada and English. It arrives on a Monday with a volunteer who reads aloud every day for a week, and then leaves the trunk to two children who were chosen by their class as librarians. They lend, note and remind. They are stricter than we would be.',
      'At the end of the month, the class makes a book of its own. It travels on in the trunk, and the next school reads it first.',
    ],
    statStudents: 1480,
    statVolunteers: 150,
    metaDescription:
      'Reading Rainbow sends trunks of picture books in four languages from school to school, with volunteers who read aloud and children as librarians.',
  },
  {
    projectTitle: 'Kanavu Science Lab',
    url: 'kanavu-science-lab',
    projectIcon: 'spark',
    shortDescription: 'Experiments for schools without a laboratory',
    cardDescription:
      'Lemon batteries, paper rockets and a telescope on a school roof. Everything fits in one van, and every child gets to touch it.',
    longDescription: [
      'Kanavu means dream. Ours was simple: that no child should learn what a magnet does from a drawing of a magnet.',
      'The lab is a van with twelve boxes. Each box holds what thirty children need for one afternoon: lenses, wires, seeds, balloons, vinegar, string. Two volunteers bring it, start with a question, and then mostly keep quiet. “What do you think will happen?” is the sentence they use most.',
      'After dark, when the sky is clear, the telescope goes up on the roof and whole families come. A grandmother in Attappadi looked at the rings of Saturn for a long time, and then told us the name that her own grandmother had used for that star.',
    ],
    statStudents: 760,
    statVolunteers: 80,
    metaDescription:
      'The Kanavu Science Lab is a van full of experiments for schools without a laboratory. Every child asks, touches, builds and finds out.',
  },
];
