import { submissionController } from '../../../features/submissions/server/index.ts';

export default submissionController('api::intern-form.intern-form');
