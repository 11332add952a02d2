CREATE TABLE "exercise_runs" (
	"user_id" text NOT NULL,
	"exercise" text NOT NULL,
	"version" text NOT NULL,
	"counter" integer NOT NULL,
	"state" jsonb NOT NULL,
	"is_finished" boolean NOT NULL,
	"finished_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_runs_user_id_exercise_pk" PRIMARY KEY("user_id","exercise")
);
--> statement-breakpoint
ALTER TABLE "exercise_runs" ADD CONSTRAINT "exercise_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;