import { submissionController } from '../../../features/submissions/server';

export default submissionController('api::intern-form.intern-form');
